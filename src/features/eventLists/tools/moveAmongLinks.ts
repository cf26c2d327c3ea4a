import type { KeyboardEvent } from 'react'

/** Moves the focus to the link beside, where a row of links is one stop of the keyboard. */
export function moveAmongLinks(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  const links = [...event.currentTarget.querySelectorAll('a')]
  const at = links.findIndex((link) => link === document.activeElement)
  if (step === 0 || at === -1) return
  event.preventDefault()
  links.at((at + step) % links.length)?.focus()
}
