import type { KeyboardEvent } from 'react'

/** For a button that moves money: a key that is held presses once, and never what has come under it meanwhile. */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}
