import { createFileRoute } from '@tanstack/react-router'

import { AccountScreen } from '#src/screens/account/deferredAccount.ts'

export const Route = createFileRoute('/_session/account/')({ component: AccountScreen })
