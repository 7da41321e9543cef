import { useState, type SubmitEvent } from 'react';
import { notify, preloadNotifications } from '../../../notifications/notify';
import { initFields, syncFields } from '../form-fields';

/** How many messages are being sent. A form that is opened meanwhile is empty. */
let pendingMessages = 0;

/** Restores the stored texts of a form, unless they are being sent. */
export function initUnsentFields(form: HTMLFormElement | null): void {
  if (pendingMessages === 0) initFields(form);
}

const loadSender = () => import('./send-message');

type Words = Pick<Queries.ContactFormSectionFragment, 'sent' | 'delivery'>;

/**
 * Handles the submission of a valid form. Without delivery it shows the thanks; with delivery it sends the
 * message and shows the thanks once it was accepted. Otherwise it shows an error and keeps the fields.
 * @param onTaken called when the fields have been emptied
 * @returns `state` of the submission, `preload` of the code that it needs, and the event handler
 */
export function useSubmit({ sent, delivery }: Words, onTaken: () => void) {
  const [state, setState] = useState<'sending' | 'failed'>();

  const preload = () => {
    preloadNotifications();
    if (sendsMessages && delivery) loadSender().catch(() => undefined);
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget: form, nativeEvent, type } = event;
    const raisedBy = nativeEvent.submitter;
    const thank = () => {
      form.reset();
      syncFields({ currentTarget: form, type });
      onTaken();
      notify({ ...sent, raisedBy });
    };
    if (!sendsMessages || !delivery) {
      thank();
      return;
    }
    const conclude = (isTaken: boolean | undefined) => {
      pendingMessages--;
      // a second submit while the first one is pending
      if (isTaken === undefined) return;
      setState(isTaken ? undefined : 'failed');
      if (isTaken) thank();
      else {
        notify({ ...delivery.failed, raisedBy });
        // a form that was opened meanwhile has stored what is in it
        syncFields({ currentTarget: form, type });
      }
      for (const each of document.forms) initUnsentFields(each);
    };
    // its label changes, its width should not
    if (raisedBy) raisedBy.style.minWidth = `${raisedBy.offsetWidth}px`;
    setState('sending');
    pendingMessages++;
    loadSender()
      .then(({ sendMessage }) => sendMessage(form, delivery.url, delivery.formName !== null))
      .then(conclude, () => {
        conclude(false);
      });
  };

  return { state, preload, onSubmit };
}
