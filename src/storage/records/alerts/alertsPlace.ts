/** Where alerts are kept: apart from what reads them, for code that only asks whether there are any. */
export const alertsPlace = { name: 'priceAlerts', scope: 'member' } as const
