import type { Height } from '#src/ui/list/windowedList/height.ts'
import type { Device } from '#src/ui/theme/device.ts'

/** px of the page that are seen over a competition's head: each is a card of its own. */
export const headGap = 8
export const phoneHeadGap = 3

/** Of a competition's head with its gap: its style gives it this height, and lists and skeletons count on it. */
export const competitionHeadHeight: Height = { rem: 2.25, px: headGap }
const phoneHeadHeight: Height = { rem: 2, px: phoneHeadGap }

export function headHeightOf(device: Device): Height {
  return device === 'phone' ? phoneHeadHeight : competitionHeadHeight
}
