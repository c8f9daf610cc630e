/** Every file of this language as one text. */
const files = import.meta.glob<string>('../../../locales/hu/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export default Object.values(files).join('\n');
