import { createFileRoute } from '@tanstack/react-router'

import { NotAvailablePage } from '#src/screens/errors/NotAvailable.tsx'

export const Route = createFileRoute('/icons')({ component: NotAvailablePage })
