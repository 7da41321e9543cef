import { graphql } from 'gatsby';

/** The attributes with which the browser sends the form without scripts and before hydration. */
export function nativeSubmission({ action }: Queries.DeliveryFragment) {
  return { method: 'post', action };
}

/** The honeypot field, and the one that the service needs. */
export function HiddenInputs({ honeypot, hiddenInputs }: Queries.DeliveryFragment) {
  return (
    <>
      <input hidden name={honeypot} autoComplete="off" />
      {hiddenInputs.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}

export const query = graphql`
  fragment Delivery on Delivery {
    action
    honeypot
    hiddenInputs {
      name
      value
    }
    privacy
    sending
    sent {
      title
      text
    }
    failed {
      title
      text
    }
  }
`;
