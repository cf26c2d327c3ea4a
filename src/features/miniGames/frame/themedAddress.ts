/**
 * The address of a game with the member's theme, which a game may look like.
 * @param scheme `dark` or `light`; anything else is not said
 */
export function themedAddress(address: string, scheme: string): string {
  if (scheme !== 'dark' && scheme !== 'light') return address
  const url = new URL(address, window.location.origin)
  url.searchParams.set('theme', scheme)
  return url.href
}
