import { createFileRoute } from '@tanstack/react-router'

import { NotFoundScreen } from '#src/screens/errors/deferredErrors.ts'

export const Route = createFileRoute('/404')({ component: NotFoundScreen })
