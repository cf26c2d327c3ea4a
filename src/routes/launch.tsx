import { createFileRoute } from '@tanstack/react-router'

import { LaunchGate } from '#src/screens/launch/LaunchGate.tsx'

export const Route = createFileRoute('/launch')({ component: LaunchGate })
