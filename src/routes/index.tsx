import { createFileRoute } from '@tanstack/react-router'

import { Gate } from '#src/screens/launch/Gate.tsx'

export const Route = createFileRoute('/')({ component: Gate })
