import { graphql } from 'gatsby';
import { useCallback, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { Container } from '../../components/container';
import { media } from '../../theme/media';
import { scriptsAre } from '../../theme/scripts';
import { theme } from '../../theme/theme';
import { contactBand } from '../page-columns';
import type { Placed } from '../section-place';
import { beginMessage } from './begin-message';
import { nativeSubmission } from './delivery/native-submission';
import { noteId } from './element-ids';
import { restoreUnsentFields, useSubmit } from './use-submit';
import { Control, Field, FieldBox } from './field';
import { fieldsOf, syncFields } from './form-fields';
import { FormNote, SubmitArea } from './submit-area';

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
  about,
  services,
  disclaimer,
  submit,
  noScript,
  sent,
  place,
  delivery,
}: Queries.ContactFormSectionFragment & Placed) {
  const location = place?.location;
  const { state, preload, onWrite, onSubmit, onClick } = useSubmit({ sent, delivery });
  const fill = useCallback(
    (form: HTMLFormElement | null) => {
      if (!form) return;
      restoreUnsentFields(form);
      if (location) beginMessage(form, { about, services }, location);
    },
    // also when a link within the page is followed
    [about, services, location],
  );
  return (
    <FormBand id={anchor ?? undefined} data-band="form">
      <Container>
        <h2>{heading}</h2>
        {/* before the visitor has written anything */}
        {!delivery && <FormNote id={noteId}>{disclaimer}</FormNote>}
        <FormNote>{note}</FormNote>
        {!delivery && <NoScriptNote>{noScript}</NoScriptNote>}
        <Form
          ref={fill}
          {...(delivery ? nativeSubmission(delivery) : { method: 'dialog' })}
          onFocus={preload}
          onInput={(event) => {
            sync(event);
            onWrite();
          }}
          onInvalid={showError}
          onBlur={sync}
          onClick={release}
          onKeyUp={release}
          onSubmit={onSubmit}
        >
          <NameAndEmail>
            <Field {...fields.name} name="name" autoComplete="name" />
            <Field {...fields.email} name="email" type="email" autoComplete="email" />
          </NameAndEmail>
          <Field {...fields.message} name="message" rows={5} />
          <SubmitArea {...{ delivery, state, submit, noScript, onClick }} />
        </Form>
      </Container>
    </FormBand>
  );
}

const sync = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
  syncFields(currentTarget);
};

/**
 * Shows an error in the words of its hint alone: the browser's own bubble would repeat it, over the
 * next field. Before Chrome 119, which has no `:user-invalid`, the hints stay hidden, and the bubble
 * says what is wrong.
 */
const showError = (event: SyntheticEvent<HTMLFormElement>) => {
  sync(event);
  if (!(event.target as Element).matches('[aria-invalid=true]')) return;
  event.preventDefault();
  // the browser would have focused it with its bubble
  const first = Array.from(fieldsOf(event.currentTarget)).find(({ validity }) => !validity.valid);
  if (event.target === first) first.focus();
};

const release = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
  syncFields(currentTarget, { released: true });
};

export const query = graphql`
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
    about
    services {
      slug
      title
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

const FormBand = styled.section`
  ${contactBand({ beside: 'details' })}
`;

/** What to do without scripts. This note is there from the start, so it may stand above the fields. */
const NoScriptNote = styled(FormNote)`
  ${scriptsAre.on} &,
  ${scriptsAre.failed} & {
    display: none;
  }
`;

const Form = styled.form`
  display: grid;
  gap: ${theme.space.xl};
  margin-top: ${theme.space.xxl};
`;

/**
 * Side by side, the two fields share three rows: for labels, errors and controls. So an error of one
 * moves both.
 */
const NameAndEmail = styled.div`
  display: grid;
  gap: inherit;

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    row-gap: 0;

    ${FieldBox} {
      grid-row: span 3;
      grid-template-rows: subgrid;
    }

    ${Control} {
      grid-row: 3;
    }
  }
`;
