/** The key that leads to the search of what is shown; a single key, which the member may switch off [A11Y-01]. */
export const searchKey = '/'

/**
 * To the search of what is shown: its field, or the button that opens it, whichever says that this key leads there.
 * @returns whether there is one
 */
export function goToSearch(): boolean {
  const search = document.querySelector<HTMLElement>(`[aria-keyshortcuts="${searchKey}"]`)
  if (search instanceof HTMLInputElement) {
    search.focus()
    search.select()
  } else search?.click()
  return search !== null
}
