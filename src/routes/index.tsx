import { createFileRoute } from '@tanstack/react-router'

import { ForbiddenScreen } from '#src/screens/errors/ForbiddenScreen.tsx'

/** The bare root is nobody's to see [ROUTE-02]. */
export const Route = createFileRoute('/')({ component: ForbiddenScreen })
