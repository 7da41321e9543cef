type Beginnings = Pick<Queries.ContactFormSectionFragment, 'about' | 'services'>;

/**
 * Begins an empty message with the service that the address names, as in "?about=ai-audits", which links on the cards of
 * services add (`service-card.tsx`). What the visitor has written stays; names of no service do nothing.
 */
export function beginMessage(form: HTMLFormElement, { about, services }: Beginnings): void {
  const message = form.querySelector('textarea');
  if (!about || !message) return;
  const name = new URLSearchParams(window.location.search).get('about');
  const beginningOf = (title: string) => `${about.replace('{service}', () => title)}\n`;
  const isBeginning = services.some(({ title }) => message.value === beginningOf(title));
  for (const { slug, title } of services)
    if (slug === name && (!message.value || isBeginning)) message.value = beginningOf(title);
}
