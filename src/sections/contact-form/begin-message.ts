import { fillIn } from '../../components/fill-in';
import type { SectionPlace } from '../section-place';

type Beginnings = Pick<Queries.ContactFormSectionFragment, 'about' | 'services'>;

/**
 * Begins an empty message with the service that the address names, as in "?about=ai-audits", which
 * links on the cards of services add (`service-card.tsx`). What the visitor has written stays; names of
 * no service do nothing.
 */
export function beginMessage(
  form: HTMLFormElement,
  { about, services }: Beginnings,
  { search }: NonNullable<SectionPlace['location']>,
): void {
  const message = form.querySelector('textarea');
  if (!about || !message) return;
  const name = new URLSearchParams(search).get('about');
  const chosen = services.find(({ slug }) => slug === name);
  const beginningOf = ({ title }: { readonly title: string }) =>
    `${fillIn(about, { service: title })}\n`;
  const isUnwritten = ['', ...services.map(beginningOf)].includes(message.value);
  if (chosen && isUnwritten) message.value = beginningOf(chosen);
}
