import { graphql } from 'gatsby';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/button';
import { Container } from '../../components/container';
import { InterfaceIcon } from '../../components/interface-icon';
import { Drawing } from '../../decorations/drawing';
import { media } from '../../theme/media';
import { theme } from '../../theme/theme';
import { contactBand } from '../page-layout';
import { HiddenInputs, nativeSubmission } from './delivery/native-submission';
import { initUnsentFields, useSubmit } from './delivery/use-submit';
import { Field } from './field';
import { syncFields } from './form-fields';

/** Milliseconds after sending in which another press belongs to the same gesture. */
const tail = 1000;
let sentAt = -tail;

const noteId = 'form-disclaimer';
const failureId = 'form-failure';

/**
 * The message form, with native validation. Without `delivery` it is a demonstration and sends nothing,
 * even without JavaScript: `method="dialog"` outside of a dialog does nothing (HTML, form submission).
 * With `delivery` a script sends the message, or the browser without scripts.
 */
export function ContactForm({
  anchor,
  heading,
  note,
  fields,
  disclaimer,
  submit,
  noScript,
  sent,
  ...rest
}: Queries.ContactFormSectionFragment) {
  const delivery = sendsMessages ? rest.delivery : null;
  const { state, preload, onSubmit } = useSubmit({ sent, delivery }, () => {
    sentAt = performance.now();
  });
  const sending = state === 'sending' ? delivery?.sending : undefined;
  const failure = state === 'failed' ? delivery?.failed.text : undefined;
  // a double click, or Enter held down, would submit the emptied fields and show errors
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    const { currentTarget, timeStamp } = event;
    if (timeStamp - sentAt > tail || !currentTarget.matches(':invalid *')) return;
    event.preventDefault();
    sentAt = timeStamp;
  };
  return (
    <Band id={anchor ?? undefined} data-tint="form">
      <Container>
        <h2>{heading}</h2>
        <Note>{note}</Note>
        {!delivery && (
          <noscript>
            <Note as="span">{noScript}</Note>
          </noscript>
        )}
        <Form
          ref={initUnsentFields}
          {...(delivery ? nativeSubmission(delivery) : { method: 'dialog' })}
          onFocus={preload}
          onInput={syncFields}
          onInvalid={syncFields}
          onBlur={syncFields}
          onSubmit={onSubmit}
        >
          <Pair>
            <Field {...fields.name} name="name" autoComplete="name" />
            <Field {...fields.email} name="email" type="email" autoComplete="email" />
          </Pair>
          <Field {...fields.message} name="message" rows={5} />
          <div>
            <Row>
              <Drawing name="postbox" box="0 0 46 48" />
              <p id={noteId}>{delivery ? delivery.privacy : disclaimer}</p>
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
                {/* visually hidden by the global styles, since the button shows it */}
                <p role="status">{sending}</p>
                {failure && (
                  <Failure id={failureId}>
                    <InterfaceIcon name="warning" /> {failure}
                  </Failure>
                )}
              </>
            ) : (
              <Excuse role="alert">{noScript}</Excuse>
            )}
          </div>
        </Form>
      </Container>
    </Band>
  );
}

export const query = graphql`
  fragment FormField on FormField {
    label
    hint
  }
  fragment ContactFormSection on ContactFormSection {
    anchor
    heading
    note
    fields {
      name {
        ...FormField
      }
      email {
        ...FormField
      }
      message {
        ...FormField
      }
    }
    disclaimer
    submit
    noScript
    sent {
      title
      text
    }
    delivery {
      ...Delivery
    }
  }
`;

const Band = styled.section`
  ${contactBand}
`;

const Note = styled.p`
  margin-top: ${theme.space.l};
  color: ${theme.color.textMuted};
  font-size: 1rem;
`;

/** Shown if scripts fail to load; below the fields, so that it doesn't move them. */
const Excuse = styled(Note)`
  body:not([data-failed]) & {
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
    width: 2.75rem;
    overflow: visible;
  }

  p {
    flex: 1 1 12rem;
    color: ${theme.color.textMuted};
    font-size: 1rem;
    text-wrap: pretty;
  }
`;

const Form = styled.form`
  display: grid;
  gap: ${theme.space.xl};
  margin-top: ${theme.space.xxl};
`;

const Pair = styled.div`
  display: grid;
  gap: ${theme.space.xl};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;
