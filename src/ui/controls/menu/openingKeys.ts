/** A key as it was pressed; the event of the page is one. */
export type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'timeStamp'>

/** Whether a key writes something. */
export function isCharacter({ key, altKey, ctrlKey, metaKey }: Key): boolean {
  return key.length === 1 && !altKey && !ctrlKey && !metaKey
}

/** Whether a key opens the list of a control that is closed; Enter presses it. */
export function isOpening(key: Key): boolean {
  return ['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(key.key) || isCharacter(key)
}
