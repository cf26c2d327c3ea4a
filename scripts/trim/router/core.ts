import type { Assumptions } from '../assume.ts'

/**
 * What the router can do and no route or link here asks of it: addresses that are shown in place of others (masks), or that
 * lead out of the client, view transitions, one route for all that is not found, and asking whether a route is matched. Each
 * throws where it is asked for.
 */
export const router: Assumptions = {
  bodies: {
    validateSearch: 'return validateSearch ? validateSearch(input) : {}',
    'this.resolveRedirect': 'throw Error("left out of the router: redirects")',
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
    [
      'if ("search" in routeOptions) { if (routeOptions.search?.middlewares) middlewares.push(...routeOptions.search.middlewares); } else if (routeOptions.preSearchFilters || routeOptions.postSearchFilters) { const legacyMiddleware = ({ search, next }) => { const result = next(routeOptions.preSearchFilters ? routeOptions.preSearchFilters.reduce((prev, next) => next(prev), search) : search); return routeOptions.postSearchFilters ? routeOptions.postSearchFilters.reduce((prev, next) => next(prev), result) : result; }; middlewares.push(legacyMiddleware); }',
      '',
    ],
    [
      'if (meta && validated) { for (const key in validated) if (!(key in result)) (meta.defaulted ||= /* @__PURE__ */ new Map()).set(key, validated[key]); }',
      '',
    ],
    ['if (meta) meta.explicit = result;', ''],
    [
      'if (collectMeta) { const nextMeta = meta || {}; return { search: applyNext(index + 1, newSearch, nextMeta), meta: nextMeta }; }',
      '',
    ],
    [
      'if (opts._includeValidateSearch && this.options.search?.strict) { const validatedSearch = {}; destRoutes.forEach((route) => { if (route.options.validateSearch) try { Object.assign(validatedSearch, validateSearch(route.options.validateSearch, { ...validatedSearch, ...search })); } catch {} }); search = validatedSearch; }',
      '',
    ],
    // Parameters of paths are the texts that stand there.
    [
      'for (const route of destRoutes) { const fn = route.options.params?.stringify ?? route.options.stringifyParams; if (fn) { const fromParams = currentMatch()[3]; nextParams ??= resolveNextParams(dest.params, fromParams); if (!hasKeys(nextParams)) break; if (nextParams === fromParams) nextParams = Object.assign(createNull(), nextParams); try { Object.assign(nextParams, fn(nextParams)); } catch {} } }',
      '',
    ],
    [
      'if (!existingMatch) try { extractStrictParams(route, strictParams); } catch (err) { if (isNotFound(err) || isRedirect(err)) paramsError = err; else paramsError = new PathParamError(err.message, { cause: err }); if (opts?.throwOnError) throw paramsError; }',
      '',
    ],
    ['for (const route of matchedRoutes) try { extractStrictParams(route, strictParams); } catch {}', ''],
    [
      'if (options.pathParamsAllowedCharacters?.length) this.pathParamsDecoder = compileDecodeCharMap(options.pathParamsAllowedCharacters);',
      '',
    ],
    // Ways lead to routes.
    [
      'const hrefScheme = href ? getUrlScheme(href) : void 0; if (hrefScheme || reloadDocument) { if (to !== void 0 || !href) { const location = this.buildLocation({ to, ...rest }); const publicLocation = location.maskedLocation ?? location; href ??= publicLocation.publicHref; publicHref ??= publicLocation.publicHref; } const reloadHref = !hrefScheme && publicHref ? publicHref : href; return documentNavigation(this, reloadHref, rest); }',
      'if (href || reloadDocument) throw Error("left out of the router: href");',
    ],
    [
      'if (dest.href) { const parsed = parseHref(dest.href, {}); dest = { ...dest, to: executeRewriteInput(this.rewrite, new URL(parsed.pathname, this.origin)).pathname, search: this.options.parseSearch(parsed.search), hash: parsed.hash.slice(1) }; }',
      '',
    ],
    [
      'return documentNavigation(this, nextLocation.publicHref, { replace: next.replace, ignoreBlocker });',
      'throw Error("left out of the router: " + nextLocation.publicHref);',
    ],
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

/** What routes may have besides, each of which is refused where a route is made. */
const routeOptions = [
  'beforeLoad',
  'caseSensitive',
  'context',
  'head',
  'on(?:Catch|Enter|Error|Leave|Stay)',
  'params',
  'parseParams',
  'pendingComponent',
  'remountDeps',
  'scripts',
  'search',
  'shellComponent',
  'shouldReload',
  'ssr',
  'stringifyParams',
]

/** Routes as this client makes them: a path, a check of the search, a loader, and components. */
export const route: Assumptions = {
  members: { notFound: 1, lazy: 1, redirect: 2 },
  edits: [
    [
      'this.options = options || {};',
      `for (const name in options) if (/^(?:${routeOptions.join('|')})$/.test(name)) throw Error("left out of the router: " + name); this.options = options || {};`,
    ],
  ],
}
