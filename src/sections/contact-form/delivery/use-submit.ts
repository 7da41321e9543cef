import { useState, type SubmitEvent } from 'react';
import { notify, preloadNotifications } from '../../../notifications/notify';
import { syncFields } from '../form-fields';

const loadSender = () => import('./send-message');

type Words = Pick<Queries.ContactFormSectionFragment, 'sent' | 'delivery'>;

/**
 * What becomes of a valid form: without delivery, thanks; with it, it is sent, and thanked for once it
 * was taken. Where nobody knows whether it was, that is said, and nothing typed is lost.
 * @param onTaken told when the fields have been emptied.
 * @returns `state`: undefined while there is nothing to say; `preload`: fetches what a submit will need.
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
      // a second submit: the first one will tell
      if (isTaken === undefined) return;
      setState(isTaken ? undefined : 'failed');
      if (isTaken) thank();
      else notify({ ...delivery.failed, raisedBy });
    };
    // its words change, its place among the others should not
    if (raisedBy) raisedBy.style.minWidth = `${raisedBy.offsetWidth}px`;
    setState('sending');
    loadSender()
      .then(({ sendMessage }) => sendMessage(form, delivery.url, delivery.formName !== null))
      .then(conclude, () => {
        conclude(false);
      });
  };

  return { state, preload, onSubmit };
}
