import { createFileRoute } from '@tanstack/react-router'

import { guard } from '#src/screens/launch/guard.ts'
import { Unadmitted } from '#src/screens/launch/Unadmitted.tsx'

/** The launch: once it is done, it leads on to the first screen [LAUNCH-01]. */
export const Route = createFileRoute('/launch')({ beforeLoad: guard, notFoundComponent: Unadmitted })
