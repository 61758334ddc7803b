import { route, type Route } from '#platform/http/route.ts';
import * as contract from '../contract.ts';
import { getBrandKit, removeLogo, saveBrandKit, saveLogo, serveLogo } from './brand-kits.ts';
import { followCode, getAdvertisedHome, serveLinkPhoto } from './links.ts';
import { serveFile, servePage } from './material-files.ts';
import {
  archiveMaterial,
  changeMaterial,
  deleteMaterial,
  duplicateMaterial,
  getMaterial,
  listMaterials,
  makeMaterials,
  planMaterial,
  refreshMaterials,
} from './materials.ts';
import { getMarketingOptions } from './options.ts';
import { listSets, makeSet, serveSet } from './sets.ts';
import { previewMaterial } from './preview-material.ts';

const picture = (content: Uint8Array): Response =>
  new Response(Uint8Array.from(content), { headers: { 'content-type': 'image/webp', 'cache-control': 'private, no-store' } });

export const marketingRoutes: Route[] = [
  route(contract.getBrandKit, (ctx) => getBrandKit(ctx)),
  route(contract.saveBrandKit, (ctx, { body }) => saveBrandKit(ctx, body)),
  route(contract.saveLogo, (ctx, _input, request) => saveLogo(ctx, request)),
  route(contract.removeLogo, (ctx) => removeLogo(ctx)),
  route(contract.getLogo, async (ctx) => picture(await serveLogo(ctx))),
  route(contract.getMarketingOptions, (ctx, { params }) => getMarketingOptions(ctx, params.id)),
  route(contract.previewMaterial, (ctx, { params, body }) => previewMaterial(ctx, { ...params, ...body })),
  route(contract.listMaterials, (ctx) => listMaterials(ctx)),
  route(contract.makeMaterials, (ctx, { params, body }) => makeMaterials(ctx, { ...params, ...body })),
  route(contract.refreshMaterials, (ctx, { params }) => refreshMaterials(ctx, params.id)),
  route(contract.getMaterial, (ctx, { params }) => getMaterial(ctx, params.id)),
  route(contract.changeMaterial, (ctx, { params, body }) => changeMaterial(ctx, { ...params, ...body })),
  route(contract.duplicateMaterial, (ctx, { params, body }) => duplicateMaterial(ctx, { id: params.id, newId: body.id })),
  route(contract.archiveMaterial, (ctx, { params, body }) => archiveMaterial(ctx, { ...params, ...body })),
  route(contract.planMaterial, (ctx, { params, body }) => planMaterial(ctx, { ...params, ...body })),
  route(contract.deleteMaterial, (ctx, { params }) => deleteMaterial(ctx, params.id)),
  route(contract.getMaterialPage, async (ctx, { params, query }) => picture(await servePage(ctx, { ...params, ...query }))),
  route(contract.getMaterialFile, (ctx, { params, query }) => serveFile(ctx, { ...params, ...query })),
  route(contract.listSets, (ctx) => listSets(ctx)),
  route(contract.makeSet, (ctx, { body }) => makeSet(ctx, body)),
  route(contract.getSetFile, (ctx, { params }) => serveSet(ctx, params.id)),
  route(contract.followCode, async (ctx, { params }, request) => {
    const location = await followCode(ctx, { ...params, userAgent: request.headers.get('user-agent') ?? '' });
    return new Response(null, {
      status: 302,
      headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
    });
  }),
  route(
    contract.getLinkPhoto,
    async (ctx, { params }) =>
      new Response(await serveLinkPhoto(ctx, params), {
        headers: {
          'content-type': 'image/jpeg',
          'cache-control': 'public, max-age=3600',
          'cross-origin-resource-policy': 'cross-origin',
        },
      }),
  ),
  route(contract.getAdvertisedHome, (ctx, { params }) => getAdvertisedHome(ctx, params.code)),
];
