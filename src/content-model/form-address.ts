/** The address of the form on the published site, if the site has it there. */
export const formAddress = '/edit';
