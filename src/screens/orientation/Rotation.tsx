import { optionalPart } from '#src/i18n/deferredPart.tsx'
import { useMedia } from '#src/ui/theme/device.ts'

import { sidewaysQuery } from './sideways.ts'

const RotatePrompt = optionalPart(async () => (await import('./RotatePrompt.tsx')).RotatePrompt)

interface RotationProps {
  /** What is shown is meant for either way. */
  isExcused: boolean
}

/**
 * Asks a member to turn a phone that lies on its side [ROUTE-08]. Its code is fetched for the first that does; where it does
 * not come, the member goes on with the device as it is.
 */
export function Rotation({ isExcused }: RotationProps) {
  return useMedia(sidewaysQuery) && <RotatePrompt isExcused={isExcused} />
}
