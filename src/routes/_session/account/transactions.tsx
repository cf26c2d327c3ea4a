import { createFileRoute } from '@tanstack/react-router'

import { TransactionsScreen } from '#src/screens/account/deferredAccount.ts'

export const Route = createFileRoute('/_session/account/transactions')({ component: TransactionsScreen })
