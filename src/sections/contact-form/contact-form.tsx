import { graphql } from 'gatsby';
import type { MouseEvent, SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/button';
import { Container } from '../../components/container';
import { Drawing } from '../../decorations/drawing';
import { notify, preloadNotifications } from '../../notifications/notify';
import { media } from '../../theme/media';
import { theme } from '../../theme/theme';
import { contactBand } from '../contact-layout';
import { Field } from './field';
import { keepUp, takeUp } from './form-fields';

/** Milliseconds after a message was sent in which a further press is the tail of the same gesture. */
const tail = 1000;
let sentAt = -tail;

const disclaimerId = 'form-disclaimer';

/**
 * The form of a demonstration: the browser's own check, then thanks; nothing is ever sent.
 * `method="dialog"` without a dialog does nothing natively (HTML, form submission), so nothing leaves
 * the page before hydration either, nor without JavaScript.
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
}: Queries.ContactFormSectionFragment) {
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.reset();
    keepUp(event);
    sentAt = event.timeStamp;
    notify({ ...sent, raisedBy: event.nativeEvent.submitter });
  };
  // The second click of two, or Enter held down, would find three empty fields and call them mistakes.
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    const { currentTarget, timeStamp } = event;
    if (timeStamp - sentAt > tail || !currentTarget.matches(':invalid *')) return;
    event.preventDefault();
    sentAt = timeStamp;
  };
  return (
    <Band id={anchor ?? undefined} data-band="form">
      <Container>
        <h2>{heading}</h2>
        <Note>{note}</Note>
        <noscript>
          <Note as="span">{noScript}</Note>
        </noscript>
        <Form
          ref={takeUp}
          method="dialog"
          onFocus={preloadNotifications}
          onInput={keepUp}
          onInvalid={keepUp}
          onBlur={keepUp}
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
              <p id={disclaimerId}>{disclaimer}</p>
              <Button type="submit" aria-describedby={disclaimerId} onClick={onClick}>
                {submit}
              </Button>
            </Row>
            <Excuse role="alert">{noScript}</Excuse>
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

/** Where scripts do not load, as the loader says on the body; below the fields, which it may not move. */
const Excuse = styled(Note)`
  body:not([data-failed]) & {
    display: none;
  }
`;

/** The button, and beside it what is read before it: above it where there is no room. */
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
