import { graphql } from 'gatsby';

/** How the browser sends the form by itself: without scripts, and until hydration. */
export function nativeSubmission({ url, formName, trap }: Queries.DeliveryFragment) {
  const netlify = { 'data-netlify': 'true', 'netlify-honeypot': trap };
  return { method: 'post', action: url, ...(formName && { name: formName, ...netlify }) };
}

/** What is sent besides what a visitor types: a field that only robots fill in, and what the host needs. */
export function HiddenInputs({ trap, hiddenInputs }: Queries.DeliveryFragment) {
  return (
    <>
      <input hidden name={trap} autoComplete="off" />
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
    trap
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
