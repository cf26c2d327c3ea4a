import { createFileRoute } from '@tanstack/react-router'

import { lazyPart } from '#src/i18n/lazyPart.tsx'
import { Gate } from '#src/screens/launch/Gate.tsx'

const HalfScreen = lazyPart(async () => (await import('#src/screens/gallery/HalfScreen.tsx')).HalfScreen)

/** Outside the shell, which stands in its frame. */
export const Route = createFileRoute('/test/halfscreen')({ component: TestHalfScreen })

function TestHalfScreen() {
  return (
    <Gate>
      <HalfScreen />
    </Gate>
  )
}
