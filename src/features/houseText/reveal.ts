/** Brings a heading of the text into view, and gives it the focus, unless the member is writing what to look for. */
export function reveal(id: string): void {
  const heading = document.getElementById(id)
  if (heading === null) return
  heading.scrollIntoView({ block: 'start' })
  if (!(document.activeElement instanceof HTMLInputElement)) heading.focus({ preventScroll: true })
}
