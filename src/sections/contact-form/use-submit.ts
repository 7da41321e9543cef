import { useState, type MouseEvent, type SubmitEvent } from 'react';
import { notify, preloadNotifications } from '../../components/notifications/notify';
import { emptyBlankFields, syncFields } from './form-fields';
import type { Outcome } from './delivery/send-message';

/** How many messages are being sent. A form that is opened meanwhile is empty. */
let pendingMessages = 0;

/** Milliseconds after sending in which another press belongs to the same gesture. */
const repeatWindow = 1000;
let sentAt = -repeatWindow;

/** Restores the stored texts of a form, unless they are being sent. */
export function restoreUnsentFields(form: HTMLFormElement): void {
  if (pendingMessages > 0) return;
  emptyBlankFields(form);
  syncFields(form, { restore: true });
}

const loadSender = () => import('./delivery/send-message');

/** State of a submission; undefined before, and once the visitor writes again after one that was accepted. */
export type SubmitState = 'sending' | 'failed' | 'sent' | undefined;

type FormSection = Pick<Queries.ContactFormSectionFragment, 'sent' | 'delivery'>;

/**
 * Handles the submission of a valid form. Without delivery it shows the thanks; with delivery it sends the
 * message and shows the thanks once it was accepted. Otherwise it shows an error and keeps the fields.
 * @returns `state` of the submission, `preload` of the code that it needs, and the event handlers of the
 *   form and its button
 */
export function useSubmit({ sent, delivery }: FormSection) {
  const [state, setState] = useState<SubmitState>();
  const thanks = delivery?.sent ?? sent;

  const preload = () => {
    preloadNotifications();
    if (delivery) loadSender().catch(() => undefined);
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget: form, nativeEvent } = event;
    const trigger = nativeEvent.submitter;
    const thank = () => {
      form.reset();
      syncFields(form, { submitted: true });
      sentAt = performance.now();
      setState('sent');
      if (thanks) notify({ ...thanks, trigger });
    };
    if (!delivery) {
      thank();
      return;
    }
    const conclude = (outcome: Outcome) => {
      pendingMessages--;
      // the submission that is pending concludes by itself
      if (outcome === 'busy') return;
      if (trigger) trigger.style.minWidth = '';
      if (outcome === 'accepted') thank();
      else {
        setState('failed');
        notify({ ...delivery.failed, trigger });
        // a form that was opened meanwhile has stored its own text
        syncFields(form, { submitted: true });
      }
      for (const openForm of document.forms) restoreUnsentFields(openForm);
    };
    // its label changes, its width should not
    if (trigger) trigger.style.minWidth = `${trigger.offsetWidth}px`;
    setState('sending');
    pendingMessages++;
    loadSender()
      .then(({ sendMessage }) => sendMessage(form, delivery.action))
      .then(conclude, () => {
        conclude('rejected');
      });
  };

  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    const { currentTarget, timeStamp } = event;
    // iOS leaves the focus in the field; Enter in a field clicks the button, too
    if (currentTarget.form) emptyBlankFields(currentTarget.form);
    // a double click, or Enter held down, would submit the emptied fields and show errors
    if (timeStamp - sentAt > repeatWindow || !currentTarget.matches(':invalid *')) return;
    event.preventDefault();
    sentAt = timeStamp;
  };

  const onWrite = () => {
    if (state === 'sent') setState(undefined);
  };

  return { state, preload, onWrite, onSubmit, onClick };
}
