import { derivedField } from './derived-fields';

/** How to reach the company, for sections that show some of it. */
export const contactField = derivedField({
  type: 'ContactContent!',
  needs: ['contact'],
  from: (_section, { contact }) => contact,
});
