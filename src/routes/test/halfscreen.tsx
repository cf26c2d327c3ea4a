import { createFileRoute } from '@tanstack/react-router'

import { deferredPart } from '#src/i18n/deferredPart.tsx'
import { guard } from '#src/screens/launch/guard.ts'
import { Unadmitted } from '#src/screens/launch/Unadmitted.tsx'

const HalfScreen = deferredPart(async () => (await import('#src/screens/gallery/HalfScreen.tsx')).HalfScreen)

/** Outside the shell, which stands in its frame. */
export const Route = createFileRoute('/test/halfscreen')({
  beforeLoad: guard,
  notFoundComponent: Unadmitted,
  component: HalfScreen,
})
