import type { Assumptions } from './assume.ts'

/**
 * What the router can do and no route or link here asks of it: addresses that are shown in place of others (masks), view
 * transitions, one route for all that is not found, filters of searches from before middlewares, and asking whether a
 * route is matched. Each throws where it is asked for.
 */
export const router: Assumptions = {
  bodies: {
    'this.matchRoute': 'throw Error("left out of the router: matchRoute")',
    'this.clearCache': 'throw Error("left out of the router: clearCache")',
    'this.startViewTransition':
      'if (this.shouldViewTransition ?? this.options.defaultViewTransition) throw Error("left out of the router: view transitions"); return fn()',
  },
  edits: [
    // Only a mask leaves another address in the history's state.
    ['if (__tempLocation && (!__tempKey || __tempKey === this.tempLocationKey)) {', 'if (false) {'],
    [
      'if (opts.mask) next.maskedLocation = build({ from: opts.from, ...opts.mask });',
      'if (opts.mask) throw Error("left out of the router: masks");',
    ],
    ['else if (this.options.routeMasks) {', 'else if (false) {'],
    ['if (maskedLocation) {', 'if (false) {'],
    [
      'if (this.options.routeMasks) processRouteMasks(this.options.routeMasks, result.processedTree);',
      'if (this.options.routeMasks) throw Error("left out of the router: masks");',
    ],
    ['} else if (routeOptions.preSearchFilters || routeOptions.postSearchFilters) {', '} else if (false) {'],
    [
      'if (notFoundRoute) {',
      'if (notFoundRoute) throw Error("left out of the router: notFoundRoute"); if (false) {',
    ],
    [
      'if (this.options.notFoundRoute) matchedRoutes = [...matchedRoutes, this.options.notFoundRoute]; else isGlobalNotFound = true;',
      'isGlobalNotFound = true;',
    ],
    [
      'if (this.options.notFoundRoute && (!foundRoute || foundRoute.path !== "/" && rawParams["**"])) destRoutes = [...destRoutes, this.options.notFoundRoute];',
      '',
    ],
    [
      'return match?.routeId === route.id ? match : route === this.options.notFoundRoute ? committed.find((candidate) => candidate.routeId === route.id) : void 0;',
      'return match?.routeId === route.id ? match : void 0;',
    ],
  ],
}
