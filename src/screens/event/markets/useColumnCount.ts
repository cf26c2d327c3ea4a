import { useMedia } from '#src/ui/theme/device.ts'
import { width } from '#src/ui/theme/scale.ts'

/** px of the page from which two columns of markets have room. */
const wideFrom = 1200

const query = `(min-width: ${width(wideFrom)})`

/** In how many columns the markets stand. */
export function useColumnCount(): 1 | 2 {
  return useMedia(query) ? 2 : 1
}
