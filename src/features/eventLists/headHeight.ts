import type { Device } from '#src/ui/device.ts'
import type { Height } from '#src/ui/windowedList/height.ts'

/** Of a competition's head: its style gives it this height, and lists and skeletons count on it. */
export const competitionHeadHeight: Height = { rem: 2.25, px: 0 }
const phoneHeadHeight: Height = { rem: 1.5, px: 0 }

export function headHeightOf(device: Device): Height {
  return device === 'phone' ? phoneHeadHeight : competitionHeadHeight
}
