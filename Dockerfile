# The site with its Node server; see docs/operating.md.
FROM docker.io/library/node:24-trixie@sha256:be40f6a87b9b22215ddb20da0a2320a5c6d583fe3ee3b0024d9fa4f05b40c8fd AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG SITE_URL
# Pass the day, or Docker's cache returns yesterday's build.
ARG PUBLISH_DAY
ARG EDITOR_BACKEND
ARG EDITOR_AUTH
ARG EDITOR_REVIEW
RUN npm run build

FROM docker.io/library/node:24-trixie-slim@sha256:8ec5d7557396cfe32d21c3f9c13072355ceab22b584578ca4bb28af31120cffe
WORKDIR /site
# The server's only packages. They have no dependencies.
COPY --from=build /site/node_modules/hono node_modules/hono
COPY --from=build /site/node_modules/@hono/node-server node_modules/@hono/node-server
COPY --from=build /site/node_modules/close-with-grace node_modules/close-with-grace
COPY --from=build /site/node_modules/nodemailer node_modules/nodemailer
COPY --from=build /site/package.json /site/THIRD-PARTY.txt ./
COPY --from=build /site/src/env.ts src/
COPY --from=build /site/src/shared src/shared
COPY --from=build /site/src/server src/server
COPY --from=build /site/tools/help.ts tools/
COPY --from=build /site/tools/operate/outbox.ts tools/operate/
COPY --from=build /site/dist dist
RUN install --directory --mode 700 --owner 65534 --group 65534 /outbox
# nobody
USER 65534:65534
ENV NODE_ENV=production PORT=8080 OUTBOX=/outbox
# Messages of the contact form.
VOLUME /outbox
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s \
  CMD ["node", "--eval", "fetch('http://127.0.0.1:8080/_health').then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["node", "--max-semi-space-size=16", "src/server/node.ts"]
