import { graphql } from 'gatsby';

/** The attributes with which the browser sends the form without scripts and before hydration. */
export function nativeSubmission({ url, formName, honeypot }: Queries.DeliveryFragment) {
  const netlify = { 'data-netlify': 'true', 'netlify-honeypot': honeypot };
  return { method: 'post', action: url, ...(formName && { name: formName, ...netlify }) };
}

/** The honeypot field, and the fields that the host needs. */
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
    url
    formName
    honeypot
    hiddenInputs {
      name
      value
    }
    privacy
    sending
    failed {
      title
      text
    }
  }
`;
