/** The value of an imported font or SVG in unit tests: the address of some built file. */
const address = '/static/file';
export default address;
