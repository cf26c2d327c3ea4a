import { createFileRoute } from '@tanstack/react-router'

import { NotAvailable } from '#src/screens/errors/NotAvailable.tsx'

export const Route = createFileRoute('/_session/game-results/')({ component: NotAvailable })
