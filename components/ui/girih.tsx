/** A faint line pattern of linked stars behind a hero or a footer; its parent is `relative`. */
export function Girih() {
  return <span aria-hidden="true" className="girih" />
}
