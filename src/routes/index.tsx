import { createFileRoute } from '@tanstack/react-router'

import { guard } from '#src/screens/launch/guard.ts'
import { Unadmitted } from '#src/screens/launch/Unadmitted.tsx'

export const Route = createFileRoute('/')({ beforeLoad: guard, notFoundComponent: Unadmitted })
