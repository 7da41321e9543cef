/** What importing a font gives in unit tests: the address of some built file. */
const address = '/static/file';
export default address;
