# A start for production; not covered by the automatic tests. Needs DATABASE_URL (see compose.yaml).
FROM node:24-bookworm-slim
WORKDIR /srv/realty
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY . .
RUN node bin/bootstrap.js realty build && mkdir -p /var/lib/realty && chown -R node /srv/realty/build /var/lib/realty
ENV NODE_ENV=production HOST=0.0.0.0 REALTY_DATA_DIR=/var/lib/realty
VOLUME /var/lib/realty
EXPOSE 3000
USER node
HEALTHCHECK --interval=15s --timeout=3s --start-period=30s CMD node -e "fetch('http://127.0.0.1:3000/api/health/ready').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"
CMD ["node", "bin/bootstrap.js", "serve"]
