/** The address of the editor on the published site, if the site has it there. */
export const editorAddress = '/edit';
