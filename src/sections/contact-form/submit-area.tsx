import type { MouseEventHandler } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/button';
import { LiveRegion } from '../../components/live-region';
import { WarningIcon } from '../../components/warning-icon';
import { Drawing } from '../../scenes/drawing';
import { scriptsAre } from '../../theme/scripts';
import { theme } from '../../theme/theme';
import { HiddenInputs } from './delivery/native-submission';
import { failureId, noteId } from './element-ids';
import type { SubmitState } from './use-submit';

type SubmitAreaProps = Pick<
  Queries.ContactFormSectionFragment,
  'submit' | 'noScript' | 'delivery'
> & {
  readonly state: SubmitState;
  readonly onClick: MouseEventHandler<HTMLButtonElement>;
};

/** The end of the form: what happens to messages, the submit button, and how sending goes. */
export function SubmitArea({ submit, noScript, state, onClick, delivery }: SubmitAreaProps) {
  const sending = state === 'sending' ? delivery?.sending : undefined;
  const failure = state === 'failed' ? delivery?.failed.text : undefined;
  return (
    <div>
      <Row data-sent={state === 'sent' ? '' : undefined}>
        <Drawing name="postbox" box="0 0 46 48" />
        {delivery && <p id={noteId}>{delivery.privacy}</p>}
        <Button
          type="submit"
          aria-describedby={failure ? `${failureId} ${noteId}` : noteId}
          aria-disabled={sending ? true : undefined}
          onClick={onClick}
        >
          {sending ?? submit}
        </Button>
      </Row>
      {delivery ? (
        <>
          <HiddenInputs {...delivery} />
          {/* the button shows it */}
          <LiveRegion>{sending}</LiveRegion>
          {failure && (
            <Failure id={failureId}>
              <WarningIcon /> {failure}
            </Failure>
          )}
        </>
      ) : (
        <LoadFailure role="alert">{noScript}</LoadFailure>
      )}
    </div>
  );
}

/** A sentence about the form. */
export const FormNote = styled.p`
  max-width: ${theme.measure};
  margin-top: ${theme.space.m};
  color: ${theme.color.textMuted};
  font-size: 1rem;
`;

/** What to do if the scripts fail. This note stands below the fields, so that it doesn't move them. */
const LoadFailure = styled(FormNote)`
  ${scriptsAre.on} &,
  ${scriptsAre.off} & {
    display: none;
  }
`;

/** The error of the last attempt to send, which the notification shows, too. */
const Failure = styled.p`
  display: flex;
  gap: ${theme.space.s};
  align-items: start;
  margin-top: ${theme.space.l};
  color: ${theme.color.error};
  font-weight: 500;
  font-size: 1rem;
`;

/** The button and the note beside it, or above it if there is no room. */
const Row = styled.div`
  display: flex;
  flex-flow: row-reverse wrap;
  gap: ${theme.space.l} ${theme.space.xl};
  align-items: center;
  justify-content: flex-end;

  svg {
    flex: none;
    width: 3rem;
    overflow: visible;
    transform-origin: 50% 100%;
    transition: scale 0.25s ${theme.ease};
  }

  /*
   * the flag says that there is mail, until the visitor writes again; the notification that says so,
   * too, leaves earlier
   */
  &[data-sent] svg {
    --flag: 1;
    scale: 1.35;
  }

  p {
    flex: 1 1 12rem;
    color: ${theme.color.textMuted};
    font-size: 1rem;
  }
`;
