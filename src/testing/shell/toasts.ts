import { screen } from '@testing-library/react'

/** The colour of the sign in a toast, as the theme's variable, by the toast's words. */
export function toastColour(words: string | RegExp): string {
  const sign = screen.getByText(words).closest('[data-tone]')?.firstElementChild
  if (!(sign instanceof SVGElement)) throw new Error('A toast begins with a sign.')
  return getComputedStyle(sign).color
}
