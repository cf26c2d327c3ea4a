import { createFileRoute } from '@tanstack/react-router'

import { NotFoundScreen } from '#src/screens/errors/NotFoundScreen.tsx'

export const Route = createFileRoute('/404')({ component: NotFoundScreen })
