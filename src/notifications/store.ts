import { toast, useToaster, type Toast } from 'react-hot-toast/headless';

/** Keeps our calls from touching any other user of the same global store. */
const toasterId = 'notifications';

/** Milliseconds from dismissal to removal: the time in which a notification leaves. */
const removeDelay = 200;

/** What the store keeps of a notification: how to draw it as it stands now. */
type Drawing = (toast: Toast) => React.ReactElement;

/**
 * Puts a notification in the place of the one that is there, leaving or not, in one commit.
 * The store's own timers are never used: two reasons to pause at a time defeat them.
 */
export function replaceWith(drawing: Drawing, id: string): void {
  toast.removeAll(toasterId);
  toast(drawing, { toasterId, removeDelay, duration: Infinity, id });
}

/** Lets the notification with this id leave. */
export function dismiss(id: string): void {
  toast.dismiss(id, toasterId);
}

/**
 * The notifications to draw: one or none. To be called by one component only, since a second
 * subscriber that unmounts unsubscribes the first (react-hot-toast 2.6.1).
 */
export function useNotifications(): readonly Toast[] {
  return useToaster(undefined, toasterId).toasts;
}
