# The shop in an image: built in one stage, run by nobody in another. Needs BuildKit.
FROM node:24-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev && rm -rf .next/cache

FROM node:24-bookworm-slim
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /shop
# What a start reads, and nothing that only a build needs.
COPY --from=build /shop/package.json /shop/next.config.ts /shop/tsconfig.json ./
COPY --from=build /shop/node_modules node_modules
COPY --from=build /shop/dist dist
COPY --from=build /shop/.next .next
COPY --from=build /shop/public public
COPY --from=build /shop/styles styles
COPY --from=build /shop/lib lib
COPY --from=build /shop/scripts scripts
# A volume takes the owner of the folder that it is mounted over.
RUN mkdir -p /data/backups && chown -R node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/api/ready').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
# The server itself and not npm, so that the signal to stop reaches it.
CMD ["node", "dist/server.js"]
