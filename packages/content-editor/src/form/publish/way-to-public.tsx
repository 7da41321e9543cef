import { wayToPublic } from './publication-words';

/** How a change reaches visitors. */
export function WayToPublic() {
  return (
    <ol>
      {wayToPublic.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ol>
  );
}
