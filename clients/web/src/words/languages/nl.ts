/** What every page says in this language, as one text; the parts of the games are left out. */
const files = import.meta.glob<string>(
  ['../../../locales/nl/*.ftl', '!**/{rikiki,rikken,ristikontra}.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files).join('\n');
