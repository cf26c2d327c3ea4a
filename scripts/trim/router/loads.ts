import type { Assumptions } from '../assume.ts'

/**
 * How the router loads routes, in a client whose routes have loaders and nothing else: none sends elsewhere (`redirect`) or
 * says that it is not found (`notFound`), none has what comes before a loader, beside it or around it (`routeOptions`
 * of `core.ts` refuses each), and no server has rendered anything. What is not found is an address without a route.
 */
export const routerLoads: Assumptions = {
  results: { isRedirect: '!1', isNotFound: '!1' },
  bodies: {
    hydrate: 'throw Error("left out of the router: hydrate")',
    loadRouteChunk:
      'return componentType === false ? void 0 : preloadComponent(route, componentType ?? "component")',
    normalizeError: 'return normalize(cause, true)',
    normalizeLaneError: 'return options[0].signal.aborted ? CANCELED_OUTCOME : normalizeError(route, cause)',
    materializeRedirect: 'return outcome',
    projectLane: 'return lane',
    getNotFoundBoundary:
      'for (let i = matches.length - 1; i >= 0; i--) if (getRoute(router, matches[i]).options.notFoundComponent) return i; return fallback;',
  },
  edits: [
    // A result is a success, an error, or that nobody wants it any more.
    [
      'materializeRedirect(router, lane, route, await waitFor(flight[0], signal), options)',
      'await waitFor(flight[0], signal)',
    ],
    ['if (result[0] === REDIRECTED) return; match.status = "success";', 'match.status = "success";'],
    [
      'await Promise.all((redirectTasks ?? []).map((nextTask) => { if (nextTask[0] <= taskIndex) return; return nextTask[1].then((nextOutcome) => { if (nextOutcome[0] === REDIRECTED) throw [nextTask[0], nextOutcome]; }); }));',
      '',
    ],
    [
      'const boundaryOf = (found) => found[1][0] === NOT_FOUND ? getNotFoundBoundary(router, matches, found, controller.signal) : found[0];',
      'const boundaryOf = (found) => found[0];',
    ],
    [
      'const outcome = failure[1]; if (outcome[0] !== REDIRECTED || outcome[1].options.reloadDocument || outcome[2]) { discardBackground(router, lane); return outcome; } redirectLimitExceeded = true; failure = [0, [ERROR, /* @__PURE__ */ new Error("Too many redirects")]];',
      'discardBackground(router, lane); return failure[1];',
    ],
    ['let redirectLimitExceeded = false;', ''],
    [
      'else if (redirectLimitExceeded) { controller.abort(); await Promise.all([ ...tasks.map((task) => task[1]), ...tasks.map((task) => task[2]), ...(lane[2] ?? []).map((task) => task[1]) ]); discardBackground(router, lane); transferMatchResources(router, matches); install(); }',
      '',
    ],
    [
      'if (kind === ERROR) match.status = "error"; else { cause.routeId = match.routeId; if (match.routeId === router.routeTree.id) { match.status = "success"; match._notFound = true; } else match.status = "notFound"; }',
      'match.status = "error";',
    ],
    ['const kind = outcome?.[0];', ''],
    ['kind === ERROR ? "errorComponent" : "notFoundComponent"', '"errorComponent"'],
    [
      'if (failure[1][0] === NOT_FOUND) { const boundary = await getNotFoundBoundary(router, matches, failure, signal); failure[2] = boundary; end = Math.min(end, boundary + 1); } else if (failure[1][0] >= REDIRECTED) end = 0;',
      'if (failure[1][0] >= REDIRECTED) end = 0;',
    ],
    [
      'const follow = result[0] === REDIRECTED && router._tx === tx; if (!follow || result[1].options.reloadDocument) finishPending(router, tx);',
      'finishPending(router, tx);',
    ],
    [
      'if (!follow) return; if (router._tx !== tx) { finishPending(router, tx); return; } if (process.env.NODE_ENV !== "production" && tx[6]) router._refreshNextLoad = true; await followRedirect(router, tx, result); return;',
      'return;',
    ],
    [
      'if (reduced[0] === REDIRECTED && router._tx === tx && router._committed === base) await followRedirect(router, tx, reduced);',
      '',
    ],
    // Nothing of a route runs before its loader, and no loader asks what comes of its parent's.
    [
      'const common = { params: match.params, location, navigate: (opts) => router.navigate({ ...opts, _fromLocation: location }), buildLocation: router.buildLocation, cause: preload ? "preload" : match.cause, abortController: options[0], preload, matches, routeId: route.id }; try { const routeContext = match._ctx ||= route.options.context ? route.options.context({ ...common, deps: match.loaderDeps, context: parentContext }) || {} : void 0; match.context = { ...parentContext, ...routeContext }; } catch (cause) { releaseFlight(router, match); return [index, normalizeLaneError(router, lane, route, cause, options)]; }',
      'match.context = { ...parentContext };',
    ],
    ['match.paramsError ?? match.searchError', 'match.searchError'],
    [
      'const beforeLoad = route.options.beforeLoad; if (!beforeLoad) continue; const previousStatus = match.status; if (index >= retainedEnd) { match.status = "pending"; options[7]?.(); } try { setFetching(router, match, "beforeLoad", options[0]); const value = beforeLoad({ ...common, search: match.search, context: match.context, ...router.options.additionalContext }); const result = await (typeof value?.then === "function" ? waitFor(value, signal) : value); if (signal.aborted) return [index, CANCELED_OUTCOME]; const outcome = materializeRedirect(router, lane, route, normalize(result, false, route.id), options); if (outcome[0] !== SUCCESS) { releaseFlight(router, match); return [index, outcome]; } match.context = { ...match.context, ...result }; } catch (cause) { releaseFlight(router, match); return [index, normalizeLaneError(router, lane, route, cause, options)]; } finally { match.status = previousStatus; setFetching(router, match, false, options[0]); }',
      '',
    ],
    [
      'configured = route.options.shouldReload; if (typeof configured === "function") configured = configured(getLoaderContext(router, lane, match, route, options[0], semanticParent, preload));',
      '',
    ],
    ['const onLazyReady = route.lazyFn && route._lazy !== true ? onReady : void 0;', ''],
    ['loadRouteChunk(route, void 0, onLazyReady)', 'loadRouteChunk(route)'],
    [
      'if (!background) return outcome.then((result) => getParentSnapshot(match, result));',
      'if (!background) return;',
    ],
    ['return backgroundOutcome.then((result) => getParentSnapshot(candidate, result));', ''],
    // Routes hear nothing of where somebody goes.
    ['const previousEnd = router._lifecycleEnd;', ''],
    ['const nextEnd = router._lifecycleEnd = lifecycleEnd(matches); publishMatches', 'publishMatches'],
    ['runRouteLifecycle(router, previous, matches, previousEnd, nextEnd, tx);', ''],
    // What a server has rendered is taken over from nowhere.
    [
      'const handoff = router._handoff; const hydrationController = rematerialize ? void 0 : handoff?.[0]();',
      '',
    ],
    ['if (!rematerialize && !hydrationController) handoff?.[1]();', ''],
    [
      'const resolvedPrefix = hydrationController ? handoff[1](matches) : void 0; if (resolvedPrefix) controller = hydrationController; else hydrationController?.abort();',
      '',
    ],
    ['opts?.sync, resolvedPrefix);', 'opts?.sync);'],
    ['if (resolvedPrefix || !router._committed.length', 'if (!router._committed.length'],
    ['if (resolvedPrefix) match._assetEnd = void 0;', ''],
    ['commitMatches(router, tx, matches, resolvedPrefix);', 'commitMatches(router, tx, matches);'],
    ['forceStaleReload, resolvedPrefix, onReady ]);', 'forceStaleReload, void 0, onReady ]);'],
    ['let index = options[6] ?? 0;', 'let index = 0;'],
    [
      'const start = options[6] ?? 0; let semanticParent = start ? Promise.resolve(matches[start - 1]) : void 0;',
      'const start = 0; let semanticParent;',
    ],
    [
      'projectLane(router, reduced, signal, options[6] === matches.length ? options[6] : 0)',
      'projectLane(router, reduced)',
    ],
  ],
}
